// For Home, until it imports the file itself.
export { TurnClock } from '../../components/tables/TurnClock.tsx';
