package dev.oya.pack.read;

import dev.oya.input.Place;
import dev.oya.input.Problems;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * An SVG of symbols, with the text of each symbol and shared part by id.
 *
 * @param viewBox the drawing's view box, or empty
 */
public record Drawing(String viewBox, Map<String, String> parts, Map<String, String> symbols) {
    public static final Drawing EMPTY = new Drawing("", Map.of(), Map.of());

    /** Reads a drawing from the rules folder. If it is invalid, reports the error and returns an empty drawing. */
    public static Drawing read(RulesFolder folder, String file, Problems problems) {
        try {
            Element root = parsed(folder.read(file)).getDocumentElement();
            Map<String, String> parts = new LinkedHashMap<>();
            Map<String, String> symbols = new LinkedHashMap<>();
            NodeList all = root.getElementsByTagName("*");
            for (int i = 0; i < all.getLength(); i++) {
                Element one = (Element) all.item(i);
                if (one.getTagName().equals("symbol")) {
                    symbols.put(one.getAttribute("id"), text(one));
                } else if (one.getParentNode().getNodeName().equals("defs")) {
                    parts.put(one.getAttribute("id"), text(one));
                }
            }
            return new Drawing(root.getAttribute("viewBox"), parts, symbols);
        } catch (SAXParseException broken) {
            problems.report(
                    new Place(file, broken.getLineNumber(), broken.getColumnNumber()),
                    "broken-drawing",
                    broken.getMessage());
        } catch (SAXException | TransformerException | IOException | ParserConfigurationException broken) {
            problems.report(new Place(file, 0), "broken-drawing", broken.getMessage());
        }
        return EMPTY;
    }

    private static org.w3c.dom.Document parsed(String text)
            throws ParserConfigurationException, SAXException, IOException {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        // Rejects entities and external references.
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        DocumentBuilder builder = factory.newDocumentBuilder();
        builder.setErrorHandler(new DefaultHandler());
        return builder.parse(new InputSource(new StringReader(text)));
    }

    private static String text(Element element) throws TransformerException {
        Transformer writer = TransformerFactory.newInstance().newTransformer();
        writer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
        StringWriter text = new StringWriter();
        writer.transform(new DOMSource(element), new StreamResult(text));
        return text.toString();
    }
}
