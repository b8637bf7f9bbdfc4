interface SubjectTable {
  readonly table: string;
  readonly key: string;
  /** Only these columns are pictured and put back; all of them without it. */
  readonly columns?: readonly string[];
  /** Left out of the picture, since they change by themselves or are made of the others. */
  readonly without?: readonly string[];
  /** Remembered with the picture and put back, but no difference by itself: where the fields came from. */
  readonly aside?: string;
  /** One of those left out that tells when the row was last changed. */
  readonly touched?: string;
}

/** What the activity log can picture and put back: rows of these tables. A new subject is a line here. */
export const SUBJECTS = {
  game: { table: 'game', key: 'id', without: ['updated_at'], touched: 'updated_at' },
  set: { table: 'game_set', key: 'id', aside: 'sources' },
  card: { table: 'card', key: 'id', without: ['search_text', 'other_names'], aside: 'sources' },
  printing: { table: 'printing', key: 'id', without: ['search_text'], aside: 'sources' },
  packDefinition: { table: 'pack_definition', key: 'id', aside: 'sources' },
  draftTemplate: { table: 'draft_template', key: 'id', aside: 'sources' },
  exportTemplate: { table: 'export_template', key: 'id' },
  achievement: { table: 'achievement', key: 'slug', without: ['granted_at'] },
  imageHost: { table: 'image_host', key: 'host' },
  serverSetting: { table: 'server_setting', key: 'name', without: ['changed_at'], touched: 'changed_at' },
  memberRoles: { table: 'member', key: 'id', columns: ['roles'] },
  memberConfirmation: { table: 'member', key: 'id', columns: ['verified_at', 'confirmed_by_admin'] },
  memberNote: { table: 'member_note', key: 'id' },
  memberSuspension: {
    table: 'member',
    key: 'id',
    columns: ['suspended_at', 'suspended_until', 'suspension_reason'],
  },
} as const satisfies Record<string, SubjectTable>;

export type Subject = keyof typeof SUBJECTS;

/** What is told in the log with its before and after, but cannot be put back from there. */
export type FinalSubject =
  | 'accessToken'
  | 'chatReports'
  | 'member'
  | 'accountInvitation'
  | 'imageCache'
  | 'import'
  | 'table'
  | 'webHook';

/** A row as jsonb pictures it, column by column. */
export type RowImage = Readonly<Record<string, unknown>>;

/** A row before and after; null where there was none. */
export interface RowChange {
  readonly subject: Subject | FinalSubject;
  readonly subjectId: string;
  readonly before: RowImage | null;
  readonly after: RowImage | null;
}

export const isSubject = (word: string): word is Subject => Object.hasOwn(SUBJECTS, word);

export const subjectTable = (subject: Subject): SubjectTable => SUBJECTS[subject];

/** The SQL expression that pictures the row of alias `t`, as rows are compared. */
export function imageSql(subject: Subject): string {
  const { aside } = subjectTable(subject);
  return pictureSql(subject, aside === undefined ? [] : [aside]);
}

/** The SQL expression that pictures the row of alias `t`, as it is remembered and put back. */
export const rememberedSql = (subject: Subject): string => pictureSql(subject, []);

/** A remembered picture as rows are compared. */
export const comparedSql = (subject: Subject, picture: string): string => {
  const { aside } = subjectTable(subject);
  return aside === undefined ? picture : `(${picture} - '${aside}')`;
};

function pictureSql(subject: Subject, more: readonly string[]): string {
  const { columns, without = [] } = subjectTable(subject);
  if (columns) return `jsonb_build_object(${columns.map((name) => `'${name}', t.${name}`).join(', ')})`;
  const left = [...without, ...more];
  return left.length === 0
    ? 'to_jsonb(t)'
    : `(to_jsonb(t) - array[${left.map((name) => `'${name}'`).join(', ')}])`;
}

/** The SQL expression for the version of the row of alias `t`: it changes with whatever the picture shows. */
export const imageVersionSql = (subject: Subject): string => `md5(${imageSql(subject)}::text)`;
