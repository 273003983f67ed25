const codes = (count: number) => (count === 1 ? '1 code' : `${count} codes`);
const times = (count: number) => ['never', 'once', 'twice'][count] ?? `${count} times`;

export const partnerMailTexts = {
  subject: (partner: string, month: string) => `${partner}: your Streetlore visitors in ${month}`,
  hello: 'Hello,',
  redeemed: (count: number, month: string) =>
    count === 0 ? `Your till redeemed no code in ${month}.` : `Your till redeemed ${codes(count)} in ${month}.`,
  /** By CLAIMED, which a till does not see. */
  fetched: (count: number, month: string) => `Players said ${times(count)} that they fetched your offer in ${month}.`,
  nobody: (month: string) => `Nobody said that they fetched your offer in ${month}.`,
  before: (count: number, month: string) =>
    count === 0 ? `In ${month} nobody did.` : `In ${month} it was ${times(count)}.`,
  bestDay: (days: readonly string[], count: number) =>
    days.length === 1
      ? `The best day of the week was ${days[0]}, with ${count}.`
      : `The best days of the week were ${days.join(' and ')}, with ${count} each.`,
  offer: (offer: string) => `Your offer: ${offer}`,
  /** Helps a partner that nobody came to. */
  help: (contact: string) =>
    `Offers that a visitor can enjoy on the spot, such as a free drink, are fetched most easily. To change yours, write to us: ${contact}`,
  onNoTour: (contact: string) => `No tour leads to you at the moment. To change that, write to us: ${contact}`,
  stop: (link: string) => `To get no more of these mails, open this page and press the button: ${link}`,
} as const;

/** From Monday to Sunday. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const stopPartnerMailTexts = {
  title: 'Stop the monthly mail',
  lead: 'Press the button and we send you no more mails with your figures.',
  button: 'Stop these mails',
  over: 'The mails are stopped',
  done: 'You get no more mails with your figures',
  unknownTitle: 'This link does not work',
  unknown: 'Nothing was changed. Write to us and we stop the mails.',
} as const;
