import { anyone, inOrder, near, ofOurs, others, type Rule, victims } from './rule.ts';

/** People who harm, threaten or frighten. */
export const violence: readonly Rule[] = [
  near('weapon', ['man', 'victim', 'kin'], 7, { when: 'told' }),
  near('weapon', 'wields', 3, { when: 'told', isStrong: true }),
  // 'Bloke w a knife by the arches'
  inOrder('inHand', 'weapon', 2, { after: others, isStrong: true }),
  inOrder('man', 'weapon', 5, { when: 'told', isStrong: true }),
  inOrder('somebody', 'lures', 8, { unless: ['game'], when: 'told' }),
  inOrder('somebody', 'afoot', 8, { unless: ['game', 'rivals'], when: 'told' }),
  inOrder('demands', 'stealable', 4, { after: ['somebody', 'tells'], unless: ['game'], when: 'told' }),
  inOrder('feared', 'arrives', 5, { unless: ['game', 'joking'], when: 'told' }),
  near('control', 'heOrShe', 4, { unless: ['game', 'joking'], when: 'told' }),
  inOrder('harm', victims, 3, { notAfter: ['we'], unless: ['game'], when: 'told' }),
  inOrder('handles', victims, 3, { after: ['man'], unless: ['game'], when: 'told' }),
  inOrder('passive', 'handles', 2, { after: anyone, unless: ['game'], when: 'told' }),
  inOrder('passive', ['harm', 'menacing'], 2, { notAfter: ['thing'], unless: ['art', 'game', 'rivals'] }),
  inOrder('man', 'harm', 4, { unless: ['game'], when: 'told' }),
  inOrder(['menacing', 'stares'], victims, 3, { unless: ['art', 'game', 'rivals'], when: 'told' }),
  inOrder('handles', 'mine', 2, { after: ['somebody'], unless: ['harmless', 'game'], when: 'told' }),
  inOrder('refuses', 'refused', 2, { after: ['somebody'], unless: ['game'] }),
  inOrder('man', 'threatens', 3, { unless: ['game'] }),
  near('man', 'dislike', 8, { when: 'told' }),
  // 'I’m on my own and there’s a man'
  near('lonely', 'man', 6, { when: 'told' }),
  inOrder('man', 'menacing', 4, { unless: ['game'], when: 'told' }),
  inOrder('keepsOn', victims, 5, { after: ['man'], unless: ['game'] }),
  near('threateningLook', ['man', 'meUs'], 4, { when: 'told' }),
  near('uneasyPlace', 'place', 3, { when: 'told' }),
  near('man', 'threateningLook', 4, { when: 'told' }),
  inOrder('intent', 'violence', 3, { after: ['man'], unless: ['game'], when: 'told' }),
  near('tool', 'somebody', 5, { unless: ['game'], when: 'told' }),
  near('tool', ['harm', 'menacing', 'threatens', 'handles'], 5, { when: 'told' }),
  near('robs', 'belongings', 5, { unless: ['game'], isStrong: true }),
  // 'They took my baby'
  inOrder('takes', 'child', 6, { after: ['man'], unless: ['minded', 'game'], when: 'told' }),
  inOrder('takes', 'belongings', 4, { after: ['man'], unless: ['game'], when: 'told' }),
  near('slurs', ['abuses', 'man', 'meUs'], 4, { when: 'told' }),
  near('identity', 'abuses', 4, { when: 'told' }),
  near(anyone, 'fear', 4, { unless: ['phobia'], when: 'told' }),
  // 'On nous suit', 'ci seguono'
  near('usBefore', ['menacing', 'harm', 'threatens', 'robs', 'handles'], 4),
  // 'A man is right behind us'
  inOrder('somebody', 'nearUs', 4, { unless: ['art', 'game', 'rivals'] }),
  near(others, 'screams', 3, { unless: ['joking', 'game'], when: 'told' }),
  inOrder('self', 'hides', 4),
  near('worry', ofOurs, 4),
  near('not', 'safe', 4),
  near('animal', 'bites', 5),
  // Whatever hurts people, near them
  near(anyone, ['fear', 'harm', 'pain', 'symptom', 'threatens', 'weapon'], 6, {
    unless: ['harmless', 'fine', 'game', 'phobia'],
    when: 'told',
  }),
];
