/** What a person reads whose server does not start; where its port is taken, with the way out. */
export function startFault(fault: unknown): unknown {
  if (!(fault instanceof Error)) return fault;
  if (!('code' in fault && fault.code === 'EADDRINUSE' && 'port' in fault)) return fault.message;
  const port = Number(fault.port);
  return `Port ${port} is in use by another program. Choose another one: PORT=${port + 1} npm start`;
}
