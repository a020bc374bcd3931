// Imports modules of the page by their paths, for tests of what they compute.
const base = document.querySelector('script[src$="app.js"]').src.replace(/app\.js$/, '');
const modules = (...paths) => Promise.all(paths.map(path => import(base + path)));
