// The theme that was chosen, before anything is drawn.
document.documentElement.dataset.theme = localStorage.getItem('oya.theme') ?? 'auto';
