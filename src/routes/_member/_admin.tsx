import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireRole } from '../-guards.ts';

export const Route = createFileRoute('/_member/_admin')({
  beforeLoad: ({ context, preload }) => requireRole(context, 'Admin', preload),
  component: Outlet,
});
