// Applies the chosen theme before the page is rendered.
document.documentElement.dataset.theme = localStorage.getItem('oya.theme') ?? 'auto';
