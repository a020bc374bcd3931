/**
 * The library. Programs use only the package {@code dev.oya.api}. The module is open because Drools, the template engine and
 * Jackson access all packages by reflection. Rules that are compiled at run time use the vocabulary.
 */
open module dev.oya {
    requires java.desktop;
    requires java.management;
    requires java.xml;
    requires java.compiler;
    requires org.slf4j;
    requires org.yaml.snakeyaml;
    requires static transitive org.jspecify;
    requires org.drools.engine;

    exports dev.oya.api;
    exports dev.oya.vocabulary;
}
