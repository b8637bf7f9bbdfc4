import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutatedMachines } from './machines.ts';
import { machinesWithVerdicts, verdictsOn } from './verdicts.ts';

const machines = new Map(mutatedMachines().map((machine) => [machine.name, machine]));

describe('the verdicts on changes that no test notices', () => {
  it.each(machinesWithVerdicts())('of %s are about lines that it still has', (name) => {
    const lines = new Set(
      (machines.get(name)?.files ?? []).flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .map((line) => line.trim()),
      ),
    );
    expect(verdictsOn(name).filter(({ source }) => !lines.has(source))).toEqual([]);
  });
});
