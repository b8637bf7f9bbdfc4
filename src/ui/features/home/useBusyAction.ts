// For features that still import it from here; goes with the last of them.
export { useBusyAction } from '../../components/useBusyAction.ts';
