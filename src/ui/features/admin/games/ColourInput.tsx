export { ColourInput } from '../editor/ColourInput.tsx';
