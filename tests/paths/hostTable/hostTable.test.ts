import { testWalker } from '../walker.testkit.ts';
import { hostTableWalker } from './hostTable.walk.ts';

testWalker(hostTableWalker);
