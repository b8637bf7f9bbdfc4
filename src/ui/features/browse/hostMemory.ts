// For the lobby, until it imports the file itself.
export { lastHosted, rememberHosted } from '../host/hostMemory.ts';
