import { describe, expect, it } from 'vitest';
import { readXml } from './xml.ts';

const whole = () => false;
const sentenceOf = (text: string) => {
  const read = readXml(text, whole);
  return read.ok ? `read <${read.root.name}>` : read.sentence;
};

describe('reading XML', () => {
  it('reads elements, attributes in both quotation marks, signs, CDATA and comments', () => {
    const read = readXml(
      '<?xml version="1.0"?>\n<!-- a --><grove kind="old" age=\'3\'><tree>Ash &amp; &#65;&#x42;</tree>\n<tree/><![CDATA[<raw>&]]></grove>\n',
      whole,
    );
    if (!read.ok) throw new Error(read.sentence);
    expect([...read.root.attributes]).toEqual([
      ['kind', 'old'],
      ['age', '3'],
    ]);
    expect(read.root.text).toBe('<raw>&');
    expect(read.root.children.map(({ name, text, line }) => [name, text, line])).toEqual([
      ['tree', 'Ash & AB', 2],
      ['tree', '', 3],
    ]);
  });

  it('hands over each element that is taken and does not keep it', () => {
    const taken: string[] = [];
    const read = readXml('<a><b>1</b><b>2</b><c>3</c></a>', ({ name, text }, parent) => {
      if (name === 'b') taken.push(`${parent}/${text}`);
      return name === 'b';
    });
    expect([taken, read.ok && read.root.children.map(({ name }) => name)]).toEqual([['a/1', 'a/2'], ['c']]);
  });

  it.each([
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'line 1: a document type is not allowed'],
    ['<a>\n&lol;</a>', 'line 2: the entity &lol; is not allowed'],
    ['<a>&#0;</a>', 'line 1: the entity &#0; is not allowed'],
    ['<a>&#xd800;</a>', 'line 1: the entity &#xd800; is not allowed'],
    ['<a>fish & chips</a>', 'line 1: the entity & chips</a is not allowed'.replace('</a', '')],
    ['<a><b></a>', 'line 1: expected </b>, found </a>'],
    ['<a>', 'line 1: the element <a> is not closed'],
    ['</a>', 'line 1: expected nothing, found </a>'],
    ['<a/><b/>', 'line 1: there is more than one outermost element'],
    ['<a/>text', 'line 1: text outside of the elements'],
    ['<a b=c/>', 'line 1: the attribute b needs quotation marks'],
    ['<a b="1" b="2"/>', 'line 1: the attribute b occurs twice'],
    ['<a b="<"/>', 'line 1: the attribute b has a <'],
    ['<a><!-- </a>', 'line 1: a comment is not closed'],
    ['', 'line 1: there is no element'],
    ['<1/>', 'line 1: expected the name of an element'],
    ['<a>'.repeat(17), 'line 1: there are more than 16 levels of elements'],
  ])('refuses %j', (text, sentence) => {
    expect(sentenceOf(text)).toBe(sentence);
  });

  it.each([
    ['fish & chips', 'fish & chips'],
    ['A &amp; B &', 'A & B &'],
    ['&lol; &#66;', '&lol; B'],
  ])('keeps %j as programs write it, where it is asked to', (written, text) => {
    const read = readXml(`<a b="${written}">${written}</a>`, whole, { keepsStrayAmpersands: true });
    expect(read.ok && [read.root.text, read.root.attributes.get('b')]).toEqual([text, text]);
  });

  it('refuses too many attributes and too much text in one element', () => {
    const attributes = Array.from({ length: 41 }, (_, index) => `a${index}="1"`).join(' ');
    expect(sentenceOf(`<a ${attributes}/>`)).toBe('line 1: <a> has too many attributes');
    expect(sentenceOf(`<a>${'x'.repeat(200_001)}</a>`)).toBe('line 1: <a> has too much text');
    expect(sentenceOf(`<a>${' \n'.repeat(200_001)}</a>`)).toBe('read <a>');
  });
});
