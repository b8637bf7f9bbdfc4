/* On the page without a network: offers practice where it is kept, and tries again when the network is back. */
'use strict';

addEventListener('online', () => location.reload());
void caches.match('/', { ignoreVary: true }).then((shell) => {
  if (shell) for (const id of ['practice', 'to-practice']) document.getElementById(id).hidden = false;
});
