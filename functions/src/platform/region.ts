/** Where every function runs, beside the database and its players. */
export const REGION = 'europe-west2';
