export const votesText = (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'vote' : 'votes'}`;
