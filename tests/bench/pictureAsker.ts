import { Agent, get } from 'node:http';

const LINES = 16;

interface Order {
  readonly url: string;
  readonly forMs: number;
}

/** Asks an address over and over on 16 lines; answers how many whole answers with 200 came in the time. */
async function askFor({ url, forMs }: Order): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: LINES });
  const untilMs = performance.now() + forMs;
  let answers = 0;
  const once = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`));
        answer.resume();
        answer.on('end', resolve);
      }).on('error', reject);
    });
  const line = async () => {
    while (performance.now() < untilMs) {
      await once();
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: LINES }, line));
  agent.destroy();
  return answers;
}

/** A process of its own, so that asking takes no time from whoever answers. */
process.on('message', (order: Order) => {
  askFor(order).then(
    (answers) => process.send?.(answers),
    (fault: unknown) => {
      console.error(fault);
      process.exit(1);
    },
  );
});
