import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import {
  selectBringFailure,
  selectIsListBusy,
  selectListBlock,
  selectListName,
  selectOfferedFormat,
} from '#src/machines/lists/bringList.ts';
import type { SharedText } from '#src/machines/lists/sharedList.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { BringList } from '../lists/useBringList.ts';
import { SHARED_LIST } from './firstWish.ts';

/** What the dialog around a list needs to know of it. */
export function useListInDialog(list: BringList) {
  const t = useMessages('lists');
  const block = useSelector(list, selectListBlock);
  const isBusy = useSelector(list, selectIsListBusy);
  const failure = useSelector(list, selectBringFailure);
  const offered = useSelector(list, selectOfferedFormat);
  const name = useSelector(list, selectListName);
  const isOfTable = failure?.of === 'keep' || failure?.of === 'host';
  return {
    reason: block === null ? undefined : t('blocked', { reason: block }),
    isBusy,
    failure: isOfTable ? failure.words : '',
    offered,
    name,
  };
}

/** Reads a shared list as if it had been pasted or chosen here. */
export function useSharedFirst(
  list: BringList,
  firstList: string | undefined,
  takeShared: () => SharedText | null,
) {
  useEffect(() => {
    const shared = firstList === SHARED_LIST ? takeShared() : null;
    if (shared === null) return;
    const { text, fileName } = shared;
    list.send(fileName === null ? { type: 'text.pasted', text } : { type: 'file.chosen', text, fileName });
  }, [list, firstList, takeShared]);
}
