/** What is said about work that was set aside. */
export const deadLetterTexts = {
  heading: 'Set Aside',
  intro: 'This work kept failing and is not tried any more. Once the cause is mended, try it again.',
  failed: 'What was set aside could not be loaded.',
  retry: 'Try Again',
  done: 'Done. It is off the list.',
  notDone: 'It was not done',
  gone: 'This is off the list already',
  meanwhile: 'It failed once more in the meantime. Try again.',
  unknown: (name: string) => `There is no function ${name} any more`,
  again: (reason: string) => `It failed again: ${reason}`,
  times: (failures: number) => (failures === 1 ? 'failed once' : `failed ${failures} times`),
} as const;
