// Shows what the server has told this device, and leads to it. It looks at no request of the page.
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/og.png', data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.url));
});

/** To the page that is open, else to a new one. */
async function lead(url) {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) return self.clients.openWindow(url);
  await page.focus();
  return page.navigate(url).catch(() => self.clients.openWindow(url));
}
