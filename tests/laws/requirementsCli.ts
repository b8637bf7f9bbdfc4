import { readFileSync } from 'node:fs';
import { reportPath, writeReport } from '../reports.ts';
import { TABLES, taggedTests, withTests } from './requirements.ts';

const tests = taggedTests();
for (const [name, table] of Object.entries(TABLES)) {
  const report = `requirements/${name}.md`;
  await writeReport(report, withTests(readFileSync(table.file, 'utf8'), table, tests));
  console.log(reportPath(report));
}
