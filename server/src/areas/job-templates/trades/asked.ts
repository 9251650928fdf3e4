/** A question, what its answer shows, and what answers of one, three and five points look like. */
export type Asked = readonly [question: string, shows: string, one: string, three: string, five: string];
