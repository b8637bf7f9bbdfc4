// For features that still import it from here; goes with the last of them.
export { LoadFailed } from '../../kit/LoadFailed.tsx';
