// The files that a page is made of need no mock: MSW would pass each of them through that page.
addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation();
});

importScripts('mockServiceWorker.js');
