// For Home, until it imports the file itself.
export { type Moment, useSecondsLeft } from '../../components/tables/useSecondsLeft.ts';
