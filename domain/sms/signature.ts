/** The lines that phones and mail programs put below a text. */
const device =
  /(?:^|\s+)(?:sent|dictated) (?:from|via|with|by|using) (?:\S+ ){0,3}?(?:i?phone|ipad|ipod|watch|mac|macbook|android|samsung|galaxy|huawei|pixel|nokia|oneplus|motorola|xiaomi|sony|blackberry|mobile|tablet|device|outlook|yahoo|gmail|e?mail|proton\S*|whatsapp|siri)\b.*$|(?:^|\s+)get outlook for (?:ios|android)\b.*$/isu;

/** The closings of a letter on a line of their own, or with a name; stiff ones on any line. */
const closing =
  /\n\s*(?:(?:(?:kind|best|warm|many)(?:est)? )?(?:regards|wishes|thanks)|all the best|yours(?: \p{L}+)?|thank you|cheers|ta|sincerely|lots of love|love(?=,|\s*\n)|x+)(?:[,.! ]+\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*)?)?[,.! ]*(?:\n.*)?$|\s(?:(?:kind|best|warm)(?:est)? )(?:regards|wishes)\b.*$|\sregards, .{1,40}$/isu;

/** A name behind a dash, or everything below two dashes. */
const dashed = /\n\s*(?:--\s*\n.*|[-–—~]+ ?\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)?[. ]*)$/su;

/** A text without the signature below it, of a device or a person. */
export function withoutSignature(text: string): string {
  const above = text.trim().replace(device, '').replace(closing, '').replace(dashed, '');
  return /[\p{L}\p{N}]/u.test(above) ? above : text;
}
