SwaggerUIBundle({ url: "../openapi.json", dom_id: "#requests", validatorUrl: null });
