// For Home, until it imports the file itself.
export { ArtStrip } from '../../components/tables/ArtStrip.tsx';
