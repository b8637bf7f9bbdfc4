import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { createMachine } from 'xstate';
import { junitOf } from './junit.ts';
import type { WalkedPath, WalkReport } from './walker.ts';

const NASTY = `a < b & "c" > 'd' ]]> \u0000\u001b[31m \ud800 é 🂡\nnext`;
const KEPT = `a < b & "c" > 'd' ]]> \ufffd\ufffd[31m \ufffd é 🂡\nnext`;

const path = (more: Partial<WalkedPath>): WalkedPath => ({
  ...{ number: 1, name: 'A lamp goes on', proves: 'A lamp goes on', tags: ['spec 4.3'] },
  states: ['off', 'on'],
  ...{ words: ['switch pressed → on'], ms: 12, failure: null },
  ...more,
});
const failure = { step: 2, words: NASTY, message: NASTY, promised: null, seen: null, picture: null };

const report = (more: Partial<WalkReport>): WalkReport => ({
  ...{ machine: 'lamp', where: 'simulation', drawn: createMachine({}), states: 2, transitions: 2 },
  ...{ paths: [path({})], walked: [], unwalked: [], unreached: [] },
  ...more,
});

const SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
<xs:simpleType name="words"><xs:restriction base="xs:string"/></xs:simpleType>
<xs:attributeGroup name="counts">
  <xs:attribute name="name" type="words" use="required"/><xs:attribute name="tests" type="xs:int" use="required"/>
  <xs:attribute name="failures" type="xs:int" use="required"/><xs:attribute name="time" type="xs:decimal" use="required"/>
</xs:attributeGroup>
<xs:element name="testsuites"><xs:complexType><xs:sequence>
  <xs:element name="testsuite" maxOccurs="unbounded"><xs:complexType><xs:sequence>
    <xs:element name="testcase" maxOccurs="unbounded"><xs:complexType><xs:sequence>
      <xs:element name="failure" minOccurs="0"><xs:complexType><xs:simpleContent><xs:extension base="words">
        <xs:attribute name="message" type="words" use="required"/>
      </xs:extension></xs:simpleContent></xs:complexType></xs:element>
    </xs:sequence><xs:attribute name="classname" type="words" use="required"/>
    <xs:attribute name="name" type="words" use="required"/><xs:attribute name="time" type="xs:decimal" use="required"/>
    </xs:complexType></xs:element>
  </xs:sequence><xs:attributeGroup ref="counts"/></xs:complexType></xs:element>
</xs:sequence><xs:attributeGroup ref="counts"/></xs:complexType></xs:element>
</xs:schema>`;

/** What a parser reads; throws where it cannot. */
async function read(xml: string) {
  const { errors } = await validateXML({
    xml: { fileName: 'junit.xml', contents: xml },
    schema: { fileName: 'junit.xsd', contents: SCHEMA },
  });
  expect(errors.map(({ message }) => message)).toEqual([]);
  const page = new (await import('happy-dom')).Window();
  const parsed = new page.DOMParser().parseFromString(xml, 'application/xml');
  return [...parsed.querySelectorAll('testcase')].map((found) => ({
    name: found.getAttribute('name'),
    message: found.querySelector('failure')?.getAttribute('message') ?? null,
    text: found.querySelector('failure')?.textContent ?? null,
  }));
}

describe('the JUnit report', () => {
  it('has a suite for each machine and a case for each path, by its name and what it stands for', async () => {
    const xml = junitOf([report({}), report({ machine: 'kettle' })]);
    expect(xml).toContain('<testsuites name="Generated paths" tests="4" failures="0" time="0.024">');
    expect((await read(xml)).map(({ name }) => name)).toEqual([
      '1. A lamp goes on [spec 4.3]',
      'Every state and transition is walked',
      '1. A lamp goes on [spec 4.3]',
      'Every state and transition is walked',
    ]);
  });

  it('tells the step that failed, whatever letters are in it', async () => {
    const xml = junitOf([report({ paths: [path({ name: NASTY, tags: [], number: 7, failure })] })]);
    expect(xml).toContain('failures="1"');
    expect((await read(xml))[0]).toEqual({ name: `7. ${KEPT}`, message: `Step 2: ${KEPT}`, text: KEPT });
  });

  it('fails for what nobody walked or reached', async () => {
    const [, last] = await read(junitOf([report({ unwalked: ['lamp.on on a'], unreached: ['lamp.off'] })]));
    expect(last?.text).toBe('not walked: lamp.on on a\nnot reached: lamp.off');
  });
});
