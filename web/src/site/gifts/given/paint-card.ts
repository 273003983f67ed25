import { giftCardTexts as texts } from '@streetlore/domain/gift';
import { colours, sprays } from '@streetlore/domain/painting';
import { BAND, CARD, cardWall, SHEET } from './card-picture.ts';
import { fitWords } from './fit-words.ts';

/** What a gift's card says. */
export type CardWords = {
  readonly name: string | null;
  readonly worth: string;
  readonly message: string | null;
  readonly code: string;
  /** Its last day; null for a gift without an end. */
  readonly ends: string | null;
  /** The host of the website: a printed card travels without its link. */
  readonly site: string;
};

const CARD_TYPE = 'image/jpeg';

const MARGIN = 78;
const INNER = SHEET.width - 2 * MARGIN;
const fonts = { display: 'Anton', text: 'Archivo', hand: '"Permanent Marker"' } as const;
type Font = keyof typeof fonts;

/**
 * A gift's card as a picture.
 * @throws Error when the browser cannot draw
 */
export async function paintCard(words: CardWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: CARD.width, height: CARD.height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  const [wall] = await Promise.all([
    picture(cardWall()),
    ...Object.values(fonts).map((family) => document.fonts.load(`40px ${family}`)),
  ]);
  pen.drawImage(wall, 0, 0, CARD.width, CARD.height);
  pen.translate(SHEET.left + SHEET.width / 2, SHEET.top + SHEET.height / 2);
  pen.rotate((SHEET.tilt * Math.PI) / 180);
  pen.translate(-SHEET.width / 2, -SHEET.height / 2);
  writeWords(pen, words);
  return await new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))),
      CARD_TYPE,
      0.92,
    ),
  );
}

async function picture(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

function writeWords(pen: CanvasRenderingContext2D, { name, worth, message, code, ends, site }: CardWords): void {
  const use = (font: Font, size: number, weight = 400) => {
    pen.font = `${weight} ${size}px ${fonts[font]}`;
  };
  const widthIn = (font: Font) => (text: string, size: number) => {
    use(font, size);
    return pen.measureText(text).width;
  };
  /** Lines from the top of their room, or in its middle. */
  const block = (
    text: string,
    font: Font,
    room: { top: number; height: number; largest: number; smallest: number },
  ) => {
    const leading = font === 'display' ? 1.16 : 1.3;
    const { size, lines } = fitWords(text, { ...room, width: INNER }, widthIn(font), leading);
    use(font, size);
    const first = room.top + (room.height - lines.length * size * leading) / 2 + size * leading * 0.5;
    pen.textBaseline = 'middle';
    for (const [n, line] of lines.entries()) pen.fillText(line, MARGIN, first + n * size * leading);
  };

  pen.fillStyle = colours.ink;
  wordmark(pen, use);
  if (name) {
    const { size, lines } = fitWords(
      texts.forName(name),
      { width: 760, height: 130, largest: 76, smallest: 34 },
      widthIn('hand'),
      1.2,
    );
    use('hand', size);
    pen.textAlign = 'right';
    pen.textBaseline = 'middle';
    for (const [n, line] of lines.entries()) pen.fillText(line, SHEET.width - MARGIN, 118 + n * size * 1.2);
    pen.textAlign = 'left';
  }
  block(worth.toUpperCase(), 'display', {
    top: 205,
    height: message ? 290 : 520,
    largest: message ? 280 : 360,
    smallest: 60,
  });
  if (message) block(message, 'hand', { top: 505, height: 265, largest: 78, smallest: 22 });

  const { x, y, width, height } = BAND;
  const size = 84;
  use('display', size);
  pen.textBaseline = 'middle';
  pen.letterSpacing = '4px';
  pen.fillText(code, x + 38, y + height / 2 + 4, width - 76);
  pen.letterSpacing = '0px';
  use('text', 34, 700);
  if (ends) pen.fillText(texts.until(ends), x + width + 36, y + height / 2 - 24, SHEET.width - x - width - 36 - 40);
  use('text', 34, 400);
  pen.fillText(site, x + width + 36, y + height / 2 + (ends ? 26 : 0), SHEET.width - x - width - 36 - 40);
  use('text', 29, 400);
  pen.fillStyle = colours.soft;
  pen.fillText(texts.howToUse(site), MARGIN, 962, INNER);
}

/** 'Street' on the paper and 'lore' on its sticker, as in the header of the website. */
function wordmark(pen: CanvasRenderingContext2D, use: (font: Font, size: number) => void): void {
  const size = 76;
  use('display', size);
  pen.textBaseline = 'alphabetic';
  pen.fillText('STREET', MARGIN, 150);
  const at = MARGIN + pen.measureText('STREET').width + 14;
  const wide = pen.measureText('LORE').width + 36;
  pen.save();
  pen.translate(at + wide / 2, 118);
  pen.rotate((-3 * Math.PI) / 180);
  pen.fillStyle = sprays.magenta.light;
  pen.fillRect(-wide / 2, -52, wide, 102);
  pen.fillStyle = colours.ink;
  pen.fillText('LORE', -wide / 2 + 18, 32);
  pen.restore();
  pen.fillStyle = colours.ink;
}
