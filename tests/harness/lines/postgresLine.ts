import { connect, createServer, type Socket } from 'node:net';
import { listenOn } from './listenOn.ts';
import { createFrameReader, type Frame, failureOf, statementOf } from './postgresFrames.ts';

/** A statement on its way, held until one of these is called. */
export interface Caught {
  /** Lets it, or its answer, go on. */
  pass(): void;
  /** Ends the connection: what is held never arrives. */
  drop(): void;
  /** Answers in the server's place; only for a statement that was not passed on. */
  fail(sqlState: string, message: string): void;
}

/**
 * What to catch: the next statement that fits, `asked` before the server has read it, `answered` when it is done and, outside
 * a transaction, committed, but nobody knows yet.
 */
export interface Trap {
  readonly statement: RegExp;
  readonly moment: 'asked' | 'answered';
  readonly act: (caught: Caught) => void;
}

/** A line on loopback between a server and its PostgreSQL that reads along. */
export interface PostgresLine {
  /** The database, through the line. */
  readonly url: string;
  /** Throws everybody off and lets nobody through, until `restore`. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Says nothing more and passes nothing on, also to those who come meanwhile, until `speak`. */
  fallSilent(): void;
  speak(): void;
  /** Springs once; the returned function takes it away. */
  setTrap(trap: Trap): () => void;
  close(): Promise<void>;
}

interface Wire {
  readonly near: Socket;
  pause(): void;
  resume(): void;
}

/** Lays a line to the database of this address. */
export async function layPostgresLine(databaseUrl: string): Promise<PostgresLine> {
  const target = new URL(databaseUrl);
  const traps = new Set<Trap>();
  const wires = new Set<Wire>();
  let isSilent = false;

  function sprung(frame: Frame): Trap | null {
    const statement = statementOf(frame);
    if (statement === null) return null;
    const trap = [...traps].find((set) => set.statement.test(statement)) ?? null;
    if (trap) traps.delete(trap);
    return trap;
  }

  function follow(near: Socket) {
    const far = connect(Number(target.port), target.hostname);
    const readAsked = createFrameReader(true);
    const readAnswered = createFrameReader(false);
    let heldAsked: Frame[] | null = null;
    let heldAnswers: Frame[] = [];
    let awaited: Trap | null = null;
    let failure: Buffer | null = null;
    const drop = () => {
      near.destroy();
      far.destroy();
    };

    function ask(frame: Frame) {
      if (heldAsked) return void heldAsked.push(frame);
      if (failure) {
        if (frame.type !== 'S' && frame.type !== 'Q') return;
        near.write(failure);
        failure = null;
        return;
      }
      const trap = sprung(frame);
      if (trap?.moment === 'answered') awaited = trap;
      if (trap?.moment !== 'asked') return void far.write(frame.bytes);
      heldAsked = [frame];
      const goOn = (first: (frame: Frame) => void) => {
        const [caught, ...later] = heldAsked ?? [];
        heldAsked = null;
        if (caught) first(caught);
        for (const one of later) ask(one);
      };
      trap.act({
        drop,
        pass: () => goOn(({ bytes }) => far.write(bytes)),
        fail: (sqlState, text) =>
          goOn((caught) => {
            failure = failureOf(sqlState, text);
            if (caught.type === 'Q') ask(caught);
          }),
      });
    }

    function answer(frame: Frame) {
      if (!awaited) return void near.write(frame.bytes);
      heldAnswers.push(frame);
      if (frame.type !== 'Z') return;
      const { act } = awaited;
      awaited = null;
      const answers = heldAnswers;
      heldAnswers = [];
      act({
        drop,
        pass: () => {
          for (const { bytes } of answers) near.write(bytes);
        },
        fail: () => {
          throw new Error('What is done cannot fail any more.');
        },
      });
    }

    const wire: Wire = {
      near,
      pause() {
        near.pause();
        far.pause();
      },
      resume() {
        near.resume();
        far.resume();
      },
    };
    wires.add(wire);
    near.on('data', (chunk: Buffer) => readAsked(chunk).forEach(ask));
    far.on('data', (chunk: Buffer) => readAnswered(chunk).forEach(answer));
    for (const socket of [near, far]) {
      socket.on('error', drop);
      socket.once('close', () => {
        wires.delete(wire);
        drop();
      });
    }
    if (isSilent) wire.pause();
  }

  const gate = createServer(follow);
  const port = await listenOn(gate, 0);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const cut = () =>
    new Promise<void>((resolve) => {
      gate.close(() => resolve());
      for (const { near } of wires) near.destroy();
    });
  return {
    url: url.href,
    cut,
    restore: async () => {
      if (!gate.listening) await listenOn(gate, port);
    },
    fallSilent() {
      isSilent = true;
      for (const wire of wires) wire.pause();
    },
    speak() {
      isSilent = false;
      for (const wire of wires) wire.resume();
    },
    setTrap(trap) {
      traps.add(trap);
      return () => traps.delete(trap);
    },
    close: cut,
  };
}
