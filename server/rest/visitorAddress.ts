import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The visitor's address for counting: an IPv6 network (/64) is one visitor. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip, 64);
