import { importWizardWalker } from './importWizard.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(importWizardWalker);
