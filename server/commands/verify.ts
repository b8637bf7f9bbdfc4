import { verifyLogFile } from './verifyLogFile.ts';

const { exitCode, lines } = await verifyLogFile(process.argv.slice(2));
for (const line of lines) console.log(line);
process.exitCode = exitCode;
