/** A post that goes on, to begin with. */
export const aPost = (changes: object = {}) => ({
  title: 'Baker',
  employer: 'Mühle',
  fromMonth: 3,
  fromYear: 2021,
  toMonth: -1,
  toYear: -1,
  ...changes,
});

/** What counts as a PDF by its content. */
export const aPdf = () => new Blob(['%PDF-1.7\n% Curriculum vitae\n'], { type: 'application/pdf' });

/** The smallest picture. */
export const aPicture = () =>
  new Blob([Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')], {
    type: 'image/png',
  });
