"""TypeScript declarations from the manifest's JSON Schema: the part of JSON Schema that it uses. What this
does not know is an error, so that nothing of the schema is lost unnoticed."""
import json

# What narrows values, and has no like in TypeScript.
NARROWING = {"pattern", "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum", "minItems",
             "uniqueItems", "format", "contentEncoding", "propertyNames", "allOf"}
KNOWN = NARROWING | {"$schema", "$defs", "$ref", "title", "description", "type", "const", "enum", "items",
                     "properties", "required", "additionalProperties"}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def declarations(schema):
    """The text of a .d.ts file that exports `Manifest` and everything in it."""
    writer = Writer()
    writer.declare("Manifest", schema)
    for name, definition in schema["$defs"].items():
        writer.declare(capitalised(name), definition)
    return "\n".join(writer.blocks[name] for name in sorted(writer.blocks))


class Writer:
    """Collects one block of text a named type."""

    def __init__(self):
        self.blocks = {}

    def declare(self, name, schema):
        """Adds the type `name`, and those that are named within it."""
        if name in self.blocks:
            raise ValueError(f"two types are named {name}: give one a title in the schema")
        self.blocks[name] = ""
        if "properties" in schema:
            body = f"export interface {name} {{\n{self.members(schema)}}}\n"
        else:
            body = f"export type {name} = {self.type(schema, name)};\n"
        self.blocks[name] = comment(schema, "") + body

    def members(self, schema):
        """The lines of an interface."""
        lines = []
        for key, value in schema["properties"].items():
            optional = "" if key in schema.get("required", []) else "?"
            name = key if key.isidentifier() else json.dumps(key)
            lines += [comment(value, "  "), f"  {name}{optional}: {self.type(value, capitalised(key))};\n"]
        return "".join(lines)

    def type(self, schema, name):
        """The type of a value; an object gets a name, `name` where it has no title."""
        if unknown := schema.keys() - KNOWN:
            raise ValueError(f"{name}: no TypeScript for {', '.join(sorted(unknown))}")
        if "$ref" in schema:
            return capitalised(schema["$ref"].removeprefix("#/$defs/"))
        if "const" in schema or "enum" in schema:
            return " | ".join(json.dumps(word) for word in schema.get("enum", [schema.get("const")]))
        if schema["type"] == "array":
            return f"Array<{self.type(schema['items'], name.removesuffix('s'))}>"
        if schema["type"] == "object":
            return self.object(schema, schema.get("title", name))
        return PLAIN[schema["type"]]

    def object(self, schema, name):
        """The name of an object's type, or the type of a map."""
        if "properties" in schema:
            self.declare(name, schema)
            return name
        key = self.type(schema["propertyNames"], f"{name}Key")
        return f"Record<{key}, {self.type(schema['additionalProperties'], name)}>"


def comment(schema, indent):
    """The description as a doc comment."""
    return f"{indent}/** {schema['description']} */\n" if "description" in schema else ""


def capitalised(name):
    """`focalPoint` as `FocalPoint`; `header.expanded` names no type."""
    return name[0].upper() + name[1:]
