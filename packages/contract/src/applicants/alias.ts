/** Letters that cannot be taken for a digit. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What an applicant is called while the name is left out, such as `A7`: of the application's number, always the same. */
export const aliasOf = (number: number) => `${letters[number % letters.length]}${Math.floor(number / letters.length) + 1}`;
