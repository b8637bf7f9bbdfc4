/** One part of an event's payload as it stands in the form. */
export interface PayloadField {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'flag' | 'json';
  readonly text: string;
}

export type Payload = Readonly<Record<string, unknown>>;

export type ReadPayload =
  | { readonly ok: true; readonly payload: Payload }
  /** What is wrong, by the name of the field. */
  | { readonly ok: false; readonly faults: PayloadFaults };

/** What can't be read of a field, and what the browser says of it. */
export interface PayloadFault {
  readonly kind: 'notNumber' | 'notJson';
  readonly why: string;
}
export type PayloadFaults = Readonly<Record<string, PayloadFault>>;

/** A form for a payload; what is not there (`undefined`) has no field. */
export function fieldsOf(payload: Payload): readonly PayloadField[] {
  return Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, ...fieldOf(value) }));
}

function fieldOf(value: unknown): Omit<PayloadField, 'name'> {
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (typeof value === 'number') return { kind: 'number', text: String(value) };
  if (typeof value === 'boolean') return { kind: 'flag', text: String(value) };
  return { kind: 'json', text: JSON.stringify(plainFault(value), null, 2) };
}

/** An error keeps its words in what no JSON shows. */
const plainFault = (value: unknown) => (value instanceof Error ? { message: value.message } : value);

/** The payload that the form tells, or what of it cannot be read. */
export function payloadOf(fields: readonly PayloadField[]): ReadPayload {
  const payload: Record<string, unknown> = {};
  const faults: Record<string, PayloadFault> = {};
  for (const { name, kind, text } of fields) {
    const read = typedValue(kind, text);
    if (read.ok) payload[name] = read.value;
    else faults[name] = read.fault;
  }
  return Object.keys(faults).length === 0 ? { ok: true, payload } : { ok: false, faults };
}

type ReadValue = { ok: true; value: unknown } | { ok: false; fault: PayloadFault };

function typedValue(kind: PayloadField['kind'], text: string): ReadValue {
  switch (kind) {
    case 'text':
      return { ok: true, value: text };
    case 'flag':
      return { ok: true, value: text === 'true' };
    case 'number': {
      const value = Number(text);
      return text.trim() === '' || Number.isNaN(value)
        ? { ok: false, fault: { kind: 'notNumber', why: '' } }
        : { ok: true, value };
    }
    case 'json':
      return jsonOf(text);
  }
}

function jsonOf(text: string): ReadValue {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (thrown) {
    return { ok: false, fault: { kind: 'notJson', why: thrown instanceof Error ? thrown.message : '' } };
  }
}
