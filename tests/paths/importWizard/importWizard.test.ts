import { testWalker } from '../walker.testkit.ts';
import { importWizardWalker } from './importWizard.walk.ts';

testWalker(importWizardWalker);
