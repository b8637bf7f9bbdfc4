import { catalogue } from '#contract/messages/catalogue.ts';

/** Why files that somebody chose or dropped are not taken. */
export default catalogue({
  notPictures:
    'Only JPEG, PNG, WebP, AVIF and GIF pictures can be used. {count, plural, one {This file was left out:} other {These # files were left out:}} {names}.',
  tooMany: 'Only the first {most, number} pictures were taken.',
  oneAtATime: 'Choose one file at a time.',
  notText: '“{name}” isn’t a text file.',
});
