export const deadLetterTexts = {
  heading: 'Set Aside',
  intro: 'These tasks kept failing and are no longer tried. Mend the cause, then try them again.',
  failed: 'The failed tasks could not be loaded.',
  retry: 'Try Again',
  done: 'Done, and off this list.',
  notDone: 'It could not be done',
  gone: 'Somebody has already dealt with this',
  meanwhile: 'It has failed again meanwhile. Try again.',
  unknown: (name: string) => `There is no function ${name} any more`,
  again: (reason: string) => `It failed again: ${reason}`,
  times: (failures: number) => (failures === 1 ? 'failed once' : `failed ${failures} times`),
} as const;
