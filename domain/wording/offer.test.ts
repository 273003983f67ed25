import { expect, test } from 'vitest';
import { renderHuntMessage } from '../hunt/templates.ts';
import { partnerHead } from '../page/documents.ts';
import { aPartner } from '../testing/index.ts';

test.each(['A free coffee', 'A free coffee.', 'Free coffee!', ' A free coffee. '])(
  'the offer %j ends with one full stop, in texts and on its page',
  (offer) => {
    const stop = {
      stop_number: 1,
      location_name: 'Wall',
      clue: 'Find it.',
      question: null,
      hint: null,
      answers: ['x'],
    };
    const partner = { id: 'p', name: 'Café Kick', address: '127 High St', offer };
    const context = { tour: { name: 'Walk', stops: [{ ...stop, partner }] }, site: 'streetlore.london' };
    for (const kind of ['reward_with_pause', 'partner_offer'] as const)
      expect(renderHuntMessage({ kind, stop_number: 1 }, context)).toMatch(/coffee[.!] Show this/);
    expect(partnerHead({ ...aPartner(), offer }, '').description).toMatch(/^[\w ]+coffee[.!] \w/);
  },
);
