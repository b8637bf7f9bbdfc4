import { failurePageQuerySchema, imageCacheViewSchema } from '../admin/images.ts';
import { admin, route } from '../route.ts';

/** The image cache as Admins look after it. */
export const adminImageRoutes = {
  imageCache: route('GET /admin/images', {
    query: failurePageQuerySchema,
    reply: imageCacheViewSchema,
    refusals: [],
    access: admin,
  }),
};
