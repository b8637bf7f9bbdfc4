// Ends with 0 where this machine's server answers 200 at a path, such as /healthz: images have no curl.
const [path = '/healthz'] = process.argv.slice(2);
const url = `http://127.0.0.1:${process.env.PORT || 3000}${path}`;
const patience = AbortSignal.timeout(4000);

try {
  const { ok, status } = await fetch(url, { signal: patience });
  if (!ok) console.error(`${path} answered ${status}.`);
  process.exitCode = ok ? 0 : 1;
} catch (fault) {
  console.error(`${path} did not answer: ${fault.cause?.message ?? fault.message}`);
  process.exitCode = 1;
}
