/** Racist, homophobic and sexual abuse. */
export const abuse = {
  slurs: `
antisemit*, ape noises, chink, dyke, faggot*, foul language, go back to, go back where, hate crime, homophob*,
islamophob*, monkey noises, n word, nazi, nigga, nigger*, obscen*, paki, queer bashing, racial*, racis*, sexist, slur,
terrorist*, tranny, transphob*`,
  identity: `
abuse, accent, asian, bitch, black, brown, comments, cunt, disgusting things, foreign, foreigner*, gay, gays, go home,
headscarf, hijab, holding hands, horrible things, immigrant*, jew, jewish, jews, lesbian, lewd, muslim, names,
nasty things, our country, queer, sexual comments, skin, skin colour, slag, slut, things, trans, turban, whore`,
  abuses: `
abuse, abusive, assault*, attack*, beat, called, callin, calling, hurled, hurling, insult*, kicked, making comments,
making fun, making sexual, pick on, pulled, ripped, saying disgusting, saying horrible, saying nasty, saying racist,
scream, shout, shoutin, spat, spitting, threat*, threw, throwing, told me to, yelled, yelling`,
} as const;
