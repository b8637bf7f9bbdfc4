/** As names of hosts are. */
const NAME = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Whether this may be the name of a process in settings, the database and addresses. */
export const isProcessName = (text: string): boolean => NAME.test(text);
