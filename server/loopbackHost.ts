const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '::1', '[::1]'];

/** Whether a host name means this machine. */
export const isLoopbackHost = (host: string) => LOOPBACK_HOSTS.includes(host);
