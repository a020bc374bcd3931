// Imports modules of the page by their paths, so that tests can call their functions.
const base = document.querySelector('script[src$="app.js"]').src.replace(/app\.js$/, '');
const modules = (...paths) => Promise.all(paths.map(path => import(base + path)));
