import { formatFor } from '#src/ui/messages/format.ts';
import { currentLocale, loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';

/** What a file field for pictures offers. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const PICTURE = /\.(jpe?g|png|webp|avif|gif)$/i;
/** What is not text though it might read as such: SVG is a picture. */
const NO_TEXT = /^(image|audio|video|font)\//;
const NAMED_AT_MOST = 5;

export interface ChosenPictures<Item> {
  readonly pictures: readonly Item[];
  /** Why files were left out, '' where none was. */
  readonly leftOut: string;
}

async function sentences() {
  await loadMessages('common');
  return messagesFor(currentLocale(), 'common');
}

/** The pictures of a kind that the server takes, at most `most`, and a sentence on the other files. */
export async function picturesOf<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  most: number,
): Promise<ChosenPictures<Item>> {
  const t = await sentences();
  const pictures = items.filter((item) => PICTURE.test(nameOf(item)));
  const others = items.filter((item) => !pictures.includes(item)).map(nameOf);
  const told = [
    ...(others.length > 0 ? [t('notPictures', { count: others.length, names: shortList(others) })] : []),
    ...(pictures.length > most ? [t('tooManyPictures', { most })] : []),
  ];
  return { pictures: pictures.slice(0, most), leftOut: told.join(' ') };
}

const shortList = (names: readonly string[]): string =>
  formatFor().list(names.length > NAMED_AT_MOST ? [...names.slice(0, NAMED_AT_MOST), '…'] : names);

/** The text file that was chosen or dropped; throws with a sentence for several files and for one that is no text. */
export async function textFileOf(files: ArrayLike<File>): Promise<File> {
  // A field forgets its files once it was read.
  const [file, ...more] = Array.from(files);
  const t = await sentences();
  if (file === undefined || more.length > 0) throw new Error(t('oneAtATime'));
  if (NO_TEXT.test(file.type) || (await hasNul(file))) throw new Error(t('notText', { name: file.name }));
  return file;
}

const LOOKED_AT_BYTES = 4096;

/** Text has no zero byte, and files of other kinds have one near their beginning. */
async function hasNul(file: File): Promise<boolean> {
  return (await file.slice(0, LOOKED_AT_BYTES).text()).includes('\0');
}
