/** The region of every function, near the database and the players. */
export const REGION = 'europe-west2';
