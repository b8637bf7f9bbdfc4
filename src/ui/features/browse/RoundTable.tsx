// For Home, until it imports the file itself.
export { RoundTable } from '../../components/tables/RoundTable.tsx';
